import { business } from '../site/content.ts'

/** What stands together stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Our email address, as a link that begins a message. */
export function Email() {
  const { email } = business.contact
  return <a href={`mailto:${email}`}>{email}</a>
}

/** Our telephone number, as a link that dials it. */
export function Phone() {
  const { phone } = business.contact
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{unbroken(phone)}</a>
}

/** Where we are: the street, and below it the town. */
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
