// The package types its barrel only; single files keep Vite and Jest from reading six thousand icons.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').Icon;
  export default icon;
}
