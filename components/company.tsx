import { business } from '../site/content.ts'

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

export function Email() {
  const { email } = business.contact
  return <a href={`mailto:${email}`}>{email}</a>
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
