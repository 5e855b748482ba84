import { PostForm } from './PostForm.tsx'

interface Props {
  heading: string
  text: string
}

/** The newsletter with its form. */
export function Newsletter({ heading, text }: Props) {
  return (
    <section className="section on-tint" aria-labelledby="newsletter">
      <div className="container newsletter columns">
        <div>
          <h2 id="newsletter">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div>
          <PostForm name="newsletter" />
        </div>
      </div>
    </section>
  )
}
