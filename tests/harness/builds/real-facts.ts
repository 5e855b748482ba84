/** Facts of a real company, which a strict build accepts, by their names in business.yaml. */
export const realFacts: Record<string, string> = {
  name: 'Draadwerk',
  origin: 'https://www.draadwerk.nl',
  phone: '+31 30 765 43 21',
  email: 'post@draadwerk.nl',
  registration: '"12345678"',
  vat: 'NL123456789B01',
  street: 'Stationsplein 12',
  postalCode: '3511 AB',
  LinkedIn: 'https://www.linkedin.com/company/draadwerk',
  YouTube: 'https://www.youtube.com/@draadwerk',
  contact: 'https://list.draadwerk.nl/contact',
  newsletter: 'https://list.draadwerk.nl/news',
  analytical: 'G-AB12CD34EF',
  marketing: 'AW-123456789',
}

/** Fills in every placeholder of business.yaml. */
export const withRealFacts = (text: string) =>
  text
    .replaceAll('!placeholder ', '')
    .replace(/^( +(\w+):) ?[^#\n]*/gm, (line, start: string, name: string) =>
      realFacts[name] ? `${start} ${realFacts[name]} ` : line,
    )
