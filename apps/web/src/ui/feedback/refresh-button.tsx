import { RefreshCw } from 'lucide-react'
import { Button } from '../nav/button.tsx'

type RefreshButtonProps = {
  children: string
  isBusy: boolean
  onRefresh: () => void
}

/** Reloads a page of the team. */
export function RefreshButton({ children, isBusy, onRefresh }: RefreshButtonProps) {
  return (
    <Button variant="secondary" size="s" icon={RefreshCw} busy={isBusy} onClick={onRefresh}>
      {children}
    </Button>
  )
}
