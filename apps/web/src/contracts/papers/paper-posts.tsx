import { paths } from '@sillage/wire/addresses.ts'
import type { PaperPost } from '@sillage/wire/contracts/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatMoment } from '../../shell/moment.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { contractsApi } from '../contracts-api.ts'
import { PAPER_POSTS as SAY } from './paper-posts.messages.ts'

/** Whether the documents were sent by e-mail: the last event, and what to do when the mailbox refuses them. */
export function PaperPosts({ contractId: id }: { readonly contractId: string }) {
  const { data } = useQuery({
    queryKey: ['contracts', 'posts', id],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await contractsApi.posts({ params: { id }, signal })).data,
  })
  const latest = data?.find(({ papers, state }) => papers.length > 0 || state !== 'delivered')
  return latest ? <Post post={latest} /> : null
}

function Post({ post: { state, recipient, at } }: { readonly post: PaperPost }) {
  if (state === 'refused')
    return (
      <Banner
        tone="warn"
        lead={SAY.refusedLead}
        action={<Link href={paths.profile}>{SAY.mendAddress}</Link>}
      >
        {SAY.refused(recipient)}
      </Banner>
    )
  const when = at === null ? '' : formatMoment(at)
  return <p className="small muted">{SAY[state](recipient, when)}</p>
}
