import { lengths } from '../../site/lengths.ts'
import type { Localized } from '../../site/locales.ts'

const [minLength, maxLength] = lengths.summary

/** Picture for a new post, until its writer chooses another. */
export const exampleImage = '/images/blog/five-reasons.svg'

const dutch = {
  excerpt: `Schrijf hier in één of twee zinnen wat de lezer na het lezen weet, in ${minLength} tot ${maxLength} tekens.`,
  image: 'zet je eigen afbeelding in public/images/blog en schrijf hier het adres ervan',
  imageAlt: 'Schrijf wat er op de afbeelding te zien is.',
  opening: 'Begin met wat de lezer herkent: een situatie, een vraag, een getal.',
  situation: 'Hoe het nu gaat',
  situationText: 'Beschrijf wat er vandaag met de hand gebeurt, en wat dat kost.',
  solution: 'Hoe het beter kan',
  solutionText: 'Beschrijf wat een workflow overneemt, en waar een mens beslist.',
  button: 'Plan een gratis demo',
  invitation: 'Vertel ons hoe het bij jou gaat. Je krijgt een reactie binnen {claims.demoResponse}.',
  answer: 'Schrijf hier het antwoord.',
  clause: 'Schrijf hier de tekst van dit deel.',
}

/** Placeholder sentences of a new entry. A rule reports any that remain. */
export const templates: Localized<typeof dutch> = {
  nl: dutch,
  en: {
    excerpt: `Write here in one or two sentences what the reader knows afterwards, in ${minLength} to ${maxLength} characters.`,
    image: 'put your own picture in public/images/blog and write its address here',
    imageAlt: 'Write what the picture shows.',
    opening: 'Begin with what the reader recognises: a situation, a question, a number.',
    situation: 'How it works today',
    situationText: 'Describe what is done by hand today, and what that costs.',
    solution: 'How it can work better',
    solutionText: 'Describe what a workflow takes over, and where a person decides.',
    button: 'Book a free demo',
    invitation: 'Tell us how you work today. You will have a reply within {claims.demoResponse}.',
    answer: 'Write the answer here.',
    clause: 'Write the text of this part here.',
  },
}
