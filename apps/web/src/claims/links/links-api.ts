import { claimLinks } from '@sillage/wire/claims/links/claim-links.ts'
import { clientOf } from '../../shell/api/api.ts'

export const linksApi = clientOf(claimLinks)
