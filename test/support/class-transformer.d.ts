declare module 'class-transformer/cjs/storage.js' {
  export const defaultMetadataStorage: {
    findTypeMetadata(target: object, property: string): { typeFunction(): unknown } | undefined;
  };
}
