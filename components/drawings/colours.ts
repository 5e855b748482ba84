export const blue = 'var(--color-blue-600)'
export const tint = 'var(--color-blue-100)'
export const warm = 'var(--color-warm)'
