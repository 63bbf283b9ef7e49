-- CreateEnum
CREATE TYPE "source_text_kind" AS ENUM ('practice', 'tutorial', 'weekly-practice');

-- CreateEnum
CREATE TYPE "source_language" AS ENUM ('English', 'Chinese');

-- CreateEnum
CREATE TYPE "difficulty" AS ENUM ('beginner', 'intermediate', 'advanced');

-- CreateTable
CREATE TABLE "source_text" (
    "id" UUID NOT NULL,
    "kind" "source_text_kind" NOT NULL,
    "age" SERIAL NOT NULL,
    "built_in_key" TEXT,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "source_language" "source_language" NOT NULL,
    "source_culture" TEXT NOT NULL,
    "week_number" SMALLINT NOT NULL,
    "difficulty" "difficulty" NOT NULL,
    "technique" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "cultural_notes" JSONB NOT NULL,
    "reference_examples" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "source_text_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attempt" (
    "user_id" UUID NOT NULL,
    "source_text_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attempt_pkey" PRIMARY KEY ("user_id","source_text_id")
);

-- CreateTable
CREATE TABLE "first_fill" (
    "kind" "source_text_kind" NOT NULL,
    "filled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "first_fill_pkey" PRIMARY KEY ("kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "source_text_built_in_key_key" ON "source_text"("built_in_key");

-- CreateIndex
CREATE INDEX "source_text_kind_age_idx" ON "source_text"("kind", "age");

-- CreateIndex
CREATE INDEX "attempt_source_text_id_idx" ON "attempt"("source_text_id");

-- AddForeignKey
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_source_text_id_fkey" FOREIGN KEY ("source_text_id") REFERENCES "source_text"("id") ON DELETE CASCADE ON UPDATE CASCADE;
