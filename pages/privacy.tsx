import { LegalPage } from '../components/LegalPage'

export const Privacy = () => <LegalPage name="privacy" />
