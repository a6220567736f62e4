# The build stage has all dependencies, the final image only those of production. Both stages use the Node version that package.json
# pins, because the application builds again if it starts with another version than the build.
ARG NODE=26.10.0

FROM node:${NODE}-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node -r ./server/node-version.cjs server/build.ts

FROM node:${NODE}-trixie-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
COPY package.json package-lock.json ./
# Removes the npm packages that contain Node, because the image already has the same version.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  && mkdir /data && chown node:node /data
COPY --from=build /app/app ./app
COPY --from=build /app/build ./build
COPY --from=build /app/db ./db
COPY --from=build /app/demo ./demo
COPY --from=build /app/domain ./domain
COPY --from=build /app/messages ./messages
COPY --from=build /app/project.inlang ./project.inlang
COPY --from=build /app/public ./public
COPY --from=build /app/server ./server
COPY --from=build /app/services ./services
COPY --from=build /app/site.ts /app/site-terms.ts /app/vite.config.ts /app/react-router.config.ts ./
USER node
VOLUME /data
EXPOSE 3000
# Starts Node without npm or a shell, because SIGTERM must reach the process that drains connections.
# The memory options are those of `npm start`.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "-r", "./server/node-version.cjs", "server/start.js"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
