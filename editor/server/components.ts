import { examples } from '../../components/mdx/examples.ts'

/** The components that a text can use, each with an example to fill in. */
export const components = Object.entries(examples).map(([name, example]) => ({ name, example }))
