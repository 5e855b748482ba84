import { LegalPage } from '../components/LegalPage'

export const Terms = () => <LegalPage name="terms" />
