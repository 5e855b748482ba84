import { createContext, useContext } from 'react'
import { announce, announceTrouble } from './announce.ts'
import { ask } from './api.ts'
import { say } from './words.ts'

/** The folder below public/images that pictures of this entry go to. */
export const PictureFolder = createContext('blog')

/** Sends a picture to the site, and gives its address. Of one that cannot be used the live region says why. */
export function usePictures(): (file: File) => Promise<string | undefined> {
  const folder = useContext(PictureFolder)
  return async (file) => {
    try {
      const query = new URLSearchParams({ folder, name: file.name })
      const { src } = await ask<{ src: string }>(`picture?${query}`, file)
      announce(say('pictureKept', { src }))
      return src
    } catch (error) {
      announceTrouble(error)
      return undefined
    }
  }
}
