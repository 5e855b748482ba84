import type { Parents } from 'mdast'
import { asCallout, cureOfComponent } from './counterparts.ts'
import { attributesOf } from './element-content.ts'
import { isComponent } from './outline.ts'
import { isCallout } from './unknown-component.ts'

/** Tells whether an element is a callout, or is explained as one. A callout within it would be a box in a box. */
export const isInCallout = (parent: Parents | undefined) =>
  parent !== undefined &&
  isComponent(parent) &&
  (cureOfComponent(parent.name ?? '') === asCallout || isCallout(parent.name ?? '', attributesOf(parent)))
