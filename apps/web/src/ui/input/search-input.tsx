import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { TextInput } from './text-input.tsx'
import './search-input.css'

type SearchInputProps = {
  label: string
  /** The label, unless told otherwise. */
  placeholder?: string
  value: string
  maxLength: number
  onType: (text: string) => void
  dense?: boolean
  ref?: Ref<HTMLInputElement>
}

/** What a list is searched by, as wide as its row leaves room for. */
export function SearchInput({ label, placeholder = label, onType, ...input }: SearchInputProps) {
  return (
    <div className="search-input">
      <TextInput
        {...input}
        type="search"
        icon={Search}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}
