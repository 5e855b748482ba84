/** What drawings are coloured with, beside the classes of renderer/styles/parts/drawings.css. */
export const blue = 'var(--color-blue-600)'
export const tint = 'var(--color-blue-100)'
export const warm = 'var(--color-warm)'
