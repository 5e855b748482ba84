import { SimplePage } from '../components/SimplePage.tsx'

export const About = () => <SimplePage name="about" />
