import { LegalPage } from '../components/LegalPage.tsx'

export const Privacy = () => <LegalPage name="privacy" />
