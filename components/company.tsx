import { business } from '../site/content.ts'

const { email, phone, street, postalCode, location } = business.contact

/** What stands together stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Our email address, as a link that begins a message. */
export function Email() {
  return <a href={`mailto:${email}`}>{email}</a>
}

/** Our telephone number, as a link that dials it. */
export function Phone() {
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{unbroken(phone)}</a>
}

/** Where we are: the street, and below it the town. */
export function Address() {
  return (
    <>
      {street}
      <br />
      {unbroken(postalCode)} {location}
    </>
  )
}
