import { PlanPage } from '../components/PlanPage.tsx'

export const Enterprise = () => <PlanPage id="enterprise" />
