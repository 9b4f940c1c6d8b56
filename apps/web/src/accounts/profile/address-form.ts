import type { FieldErrors } from '@sillage/domain/accounts/login.ts'
import {
  ADDRESS_LENGTHS,
  HOME_COUNTRY,
  type PostalAddress,
  readPostalAddress,
} from '@sillage/domain/accounts/postal-address.ts'

/** The values of the address dialog, as typed. */
export type AddressForm = Readonly<Record<keyof PostalAddress, string>>

export function addressFormOf(address: PostalAddress | null): AddressForm {
  if (!address) return { line1: '', line2: '', postalCode: '', city: '', country: HOME_COUNTRY }
  return { ...address, line2: address.line2 ?? '' }
}

/** The message of each invalid field, by the same rules as the server. */
export function addressErrors(form: AddressForm): FieldErrors<AddressForm> {
  const read = readPostalAddress(form)
  if (read.ok) return {}
  return Object.fromEntries(
    read.error.flatMap(({ path = '', message }) => {
      const part = path.replace('address.', '')
      return part in ADDRESS_LENGTHS ? [[part, message]] : []
    }),
  )
}

/** The request body of a valid form. */
export function addressToSend({ line2, ...form }: AddressForm) {
  return { ...form, line2: line2.trim() === '' ? null : line2 }
}
