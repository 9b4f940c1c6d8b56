/** After a refused form: the focus goes to the first wrong control, in the order of the page. Call it once the errors are shown. */
export function focusFirstError(form: ParentNode): void {
  const wrong = form.querySelector<HTMLElement>(
    ':is(input, select, textarea)[aria-invalid="true"], button[data-invalid="true"], [data-invalid="true"] input:enabled',
  )
  wrong?.focus()
}
