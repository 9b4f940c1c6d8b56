import { paths } from '@sillage/wire/addresses.ts'
import { Link } from 'wouter'
import { Banner } from '../../ui/feedback/banner.tsx'
import { KEPT as SAY } from '../kept/kept-claims.messages.ts'

/** What a declaration that goes on from the device says above its steps. */
export function KeptNotice({ id }: { readonly id: string }) {
  return (
    <Banner tone="info" lead={SAY.begun}>
      {SAY.begunText} <Link href={paths.createClaimKeptOn(id, '')}>{SAY.otherContract}</Link>
    </Banner>
  )
}
