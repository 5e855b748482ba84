import { LegalPage } from '../components/LegalPage.tsx'

export const Dpa = () => <LegalPage name="dpa" />
