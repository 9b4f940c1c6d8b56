import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { TextInput } from './text-input.tsx'
import './search-input.css'

type SearchInputProps = {
  label: string
  /** The label by default. */
  placeholder?: string
  value: string
  maxLength: number
  onType: (text: string) => void
  dense?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The search field of a list; takes the remaining width of its row. */
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
