/** After a failed submit the focus goes to the first wrong field, once its message is on the page. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
