import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../nav/button.tsx'

interface FileButtonProps {
  readonly children: string
  /** Types and extensions, in the format of the `accept` attribute. */
  readonly accept: string
  readonly size?: 's' | 'm' | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onChoose: (file: File) => void
}

/** A button to pick one file. */
export function FileButton({ children, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" icon={Upload} onClick={() => input.current?.click()} {...button}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        aria-label={children}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // allows picking the same file again once corrected
          target.value = ''
        }}
      />
    </>
  )
}
