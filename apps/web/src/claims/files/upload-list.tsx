import { FileImage, FileText, RefreshCw, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { fileSize } from './file-size.ts'
import type { UploadItem } from './use-uploads.ts'

type ListedFile = Pick<UploadItem, 'key' | 'file' | 'state'> & Partial<UploadItem>

interface UploadListProps<Item extends ListedFile> {
  readonly items: readonly Item[]
  readonly onRemove: (key: string) => void
  readonly onRetry?: (item: Item) => void
}

/** The files being uploaded, with their progress and errors. */
export function UploadList<Item extends ListedFile>({
  items,
  onRemove,
  onRetry,
}: UploadListProps<Item>) {
  if (items.length === 0) return null
  return (
    <ul className="uploads" aria-label={DISCUSSION.files}>
      {items.map((item) => (
        <li key={item.key} className="upload" data-state={item.state}>
          <Icon of={item.file.type.startsWith('image/') ? FileImage : FileText} />
          <span className="upload-text">
            <b>{item.file.name}</b>
            {item.error ? (
              <span role="alert">{item.error}</span>
            ) : (
              <span className="num">{fileSize(item.file.size)}</span>
            )}
          </span>
          {item.state === 'failed' && item.canRetry && onRetry && (
            <IconButton
              icon={RefreshCw}
              size="s"
              aria-label={DISCUSSION.retryFile(item.file.name)}
              onClick={() => onRetry(item)}
            />
          )}
          <IconButton
            icon={X}
            size="s"
            aria-label={DISCUSSION.remove(item.file.name)}
            onClick={() => onRemove(item.key)}
          />
          {item.state === 'sending' && <ProgressLine item={item} />}
        </li>
      ))}
    </ul>
  )
}

function ProgressLine({ item }: { item: ListedFile }) {
  const percent = Math.round((item.share ?? 0) * 100)
  const style: CSSProperties & Record<'--share', string> = { '--share': `${percent}%` }
  return (
    <span
      className="upload-line"
      role="progressbar"
      aria-label={DISCUSSION.progress(item.file.name, percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={style}
    />
  )
}
