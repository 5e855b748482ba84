/**
 * Values of business.yaml that tests of the content name, as a deployment sets them: who fills in or changes that file
 * has no test to change.
 */
export const valuesOfTests: Readonly<Record<string, string>> = {
  SITE_BRAND_NAME: 'Werkstroom',
  SITE_BRAND_ORIGIN: 'https://www.werkstroom.example',
  SITE_CONTACT_PHONE: '+31 00 000 00 00',
  SITE_CONTACT_EMAIL: 'hallo@werkstroom.example',
  SITE_STARTER_SETUP: '1500 euro',
  SITE_STARTER_MONTHLY: '950 euro',
  SITE_PROFESSIONAL_SETUP: '2500 euro',
  SITE_PROFESSIONAL_MONTHLY: '1750 euro',
  SITE_SUPPORT_MONTHLY: '900 euro',
  SITE_TRAINING_PRICE: '1500 euro',
}
