import { paths } from '@sillage/wire/addresses.ts'
import { Link } from 'wouter'
import { Banner } from '../../ui/feedback/banner.tsx'
import { KEPT as SAY } from '../kept/kept-claims.messages.ts'
import { KEPT_STATEMENT } from '../kept/kept-statement.messages.ts'
import { useKeptStatement } from '../kept/use-kept-claim.ts'

/** Shown above the steps of a declaration continued from this device. */
export function KeptNotice({ id }: { readonly id: string }) {
  const statement = useKeptStatement(id)
  const goes = statement?.signed.a && statement.signed.b ? 'goesSigned' : 'goes'
  return (
    <Banner tone="info" lead={SAY.begun}>
      {SAY.begunText} {statement && KEPT_STATEMENT[goes]}{' '}
      <Link href={paths.createClaimKeptOn(id, '')}>{SAY.otherContract}</Link>
    </Banner>
  )
}
