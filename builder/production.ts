// React and Vite choose their production versions as they are loaded, so this is the first import of a build.
process.env.NODE_ENV = 'production'
