import { LegalPage } from '../components/LegalPage'

export const Dpa = () => <LegalPage name="dpa" />
