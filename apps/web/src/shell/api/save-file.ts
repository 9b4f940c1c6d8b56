/** Saves bytes that came with the session's token, which a plain link can't carry. */
export function saveFile(
  bytes: Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: string },
): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser reads the URL only after this task
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function savePdf(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  saveFile(bytes, { name, type: 'application/pdf' })
}
