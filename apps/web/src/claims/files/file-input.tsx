import type { ComponentProps } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'accept'> & {
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
}

/**
 * A hidden file input opened by its own button; with a phone's camera it takes pictures only. The same file can be
 * picked twice in a row.
 */
export function FileInput({ label, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      accept={rest.capture ? 'image/jpeg,image/png' : '.pdf,.jpg,.jpeg,.png,.txt'}
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
}
