import { LegalPage } from '../components/LegalPage.tsx'

export const Terms = () => <LegalPage name="terms" />
