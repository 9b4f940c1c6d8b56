import { customers } from '@sillage/wire/customers.ts'
import { clientOf } from '../shell/api/api.ts'

export const customersApi = clientOf(customers)
