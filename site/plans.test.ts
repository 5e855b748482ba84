import { expect, test } from 'vitest'
import { moduleRoute } from './plans.ts'

test.each([
  ['Realtime Dashboard', 'dashboard'],
  ['Ons dashboard', 'dashboard'],
  ['Teamtraining', 'training'],
  ['Onboarding van het team', 'training'],
  ['Team TRAINING and onboarding', 'training'],
  ['Training with the dashboard', 'dashboard'],
  ['Support', undefined],
] as const)('a module card leads where its title says: %s', (title, route) => {
  expect(moduleRoute(title)).toBe(route)
})
