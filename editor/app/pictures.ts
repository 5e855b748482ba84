import { createContext, useContext } from 'react'
import type { Size } from '../../site/pictures.ts'
import { announce, announceTrouble } from './announce.ts'
import { ask } from './api.ts'
import { say } from './words.ts'

export interface KeptPicture {
  src: string
  size: Size
}

/** The folder below public/images that pictures of this entry go to. */
export const PictureFolder = createContext('blog')

/** Sends a picture to the site's folder; one that cannot be used is answered with a sentence in the live region. */
export function usePictures(): (file: File) => Promise<KeptPicture | undefined> {
  const folder = useContext(PictureFolder)
  return async (file) => {
    try {
      const query = new URLSearchParams({ folder, name: file.name })
      const kept = await ask<KeptPicture>(`picture?${query}`, file)
      announce(say('pictureKept', { src: kept.src }))
      return kept
    } catch (error) {
      announceTrouble(error)
      return undefined
    }
  }
}
