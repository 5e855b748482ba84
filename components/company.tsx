import { business } from '../site/content.ts'

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** In a narrow column, the address breaks before its domain. */
export function Email() {
  const { email } = business.contact
  const [name, domain] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {`${name}@`}
      <wbr />
      {domain}
    </a>
  )
}

export function Phone() {
  const { phone } = business.contact
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{unbroken(phone)}</a>
}

export function Address() {
  const { street, postalCode, location } = business.contact
  return (
    <>
      {street}
      <br />
      {unbroken(postalCode)} {location}
    </>
  )
}
