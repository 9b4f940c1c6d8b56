import type { FieldErrors } from '@sillage/domain/accounts/login.ts'
import { useEffect, useState } from 'react'

interface Control {
  readonly name: string
  readonly value: string
  readonly onChange: (event: { target: { value: string } }) => void
  readonly onBlur: () => void
}

/** Values of a form whose messages appear on blur, on change once touched, and on submit. */
export function useCheckedForm<Form extends { readonly [Field in keyof Form]: string }>(
  initial: Form,
  check: (form: Form) => FieldErrors<Form>,
) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof Form>>(new Set())
  const [refused, setRefused] = useState<FieldErrors<Form>>({})
  const [failed, setFailed] = useState<{ readonly form: HTMLFormElement } | null>(null)
  const errors = check(values)
  // once the messages are rendered, so that screen readers announce the focused field with its own
  useEffect(() => {
    failed?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failed])
  const change = (name: keyof Form, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => ({ ...before, [name]: undefined }))
  }
  return {
    values,
    errors,
    names: keysOf(initial),
    change,
    /** After a failed submit: shows every message, the server's included, and focuses the first invalid field. */
    fail: (form: HTMLFormElement, byServer: FieldErrors<Form> = {}) => {
      setTouched(new Set(keysOf(initial)))
      setRefused(byServer)
      setFailed({ form })
    },
    /** The message to show under a field, if any. */
    shown: (name: keyof Form): string | undefined =>
      refused[name] ?? (touched.has(name) ? errors[name] : undefined),
    /** The props of a text control. */
    control: (name: keyof Form & string): Control => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
      onBlur: () => setTouched((before) => new Set(before).add(name)),
    }),
  }
}

function keysOf<Form extends object>(form: Form): (keyof Form)[] {
  const keys: (keyof Form)[] = []
  for (const key in form) keys.push(key)
  return keys
}
