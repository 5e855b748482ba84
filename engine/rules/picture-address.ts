import { say } from '../message.ts'
import { quote } from '../problem.ts'
import { faultOfName } from '../read/picture-name.ts'
import type { Draft, Finding } from './rule.ts'

/** A picture is a file of this repository: one elsewhere can change or vanish, and tells who looks at it. */
export function pictureAddress({ outline }: Draft): Finding[] {
  return outline.pictures.flatMap(({ src, line, column }) => {
    const fault = faultOfName(src.trim())
    return fault ? [{ line, column, message: say`picture ${quote(src)} ${fault}` }] : []
  })
}
